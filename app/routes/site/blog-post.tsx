import { data } from "react-router";
import { BlogNotFound } from "#app/site/blog/blog-not-found.tsx";
import { PostArticle } from "#app/site/blog/post-article.tsx";
import "#app/site/blog/post-content.css";
import { PostShare } from "#app/site/blog/post-share.tsx";
import { pageMeta, unlistedMeta } from "#app/site/head/page-meta.ts";
import { blogPosting } from "#app/site/head/structured-data.ts";
import { ContactSection } from "#app/site/pages/contact-section.tsx";
import { NotTranslated } from "#app/site/pieces/not-translated.tsx";
import { StillTrying } from "#app/site/shell/still-trying.tsx";
import { blogPath } from "#contracts/blog-path.ts";
import { pathIn } from "#contracts/languages.ts";
import { language, locale } from "#i18n/en/language.ts";
import * as pageTitles from "#i18n/en/page-titles.ts";
import * as words from "#i18n/en/site/post.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/blog-post.ts";
import { leadOn } from "./lead-on.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, publicUrl } = context.get(siteContext);
  const link = params["*"].replace(/\/+$/, "");
  const post = await site.blog.findByLink(link);
  if (!post) {
    await leadOn({ context, url });
    return data({ article: null }, { status: 404 });
  }
  const [contact, settings] = await Promise.all([
    site.home.findContactSection(),
    site.settings.get(),
  ]);
  const facts = factsOf(settings);
  const { html, sections } = site.blog.contentsOf(post);
  const article = {
    post: { ...post, content: site.readableHtml(html, facts) },
    sections: fillFacts(sections, facts),
    contact: fillFacts(contact, facts),
    ...fillFacts(site.blog.digestOf(post), facts),
    url: publicUrl + pathIn(language, blogPath(post.link)),
    published: new Intl.DateTimeFormat(locale, { timeZone: settings.timeZone }).format(
      new Date(post.createdAt),
    ),
  };
  const pictures = await site.media.factsIn([post.image, contact]);
  return data({ article, pictures });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const article = loaderData?.article;
  if (!article) return unlistedMeta(matches, words.notFound);
  const path = blogPath(article.post.link);
  return pageMeta(matches, {
    title: article.post.title,
    description: article.summary,
    path,
    picture: path.slice(1),
    type: "article",
    data: (site) => [blogPosting(site, article.post, path)],
  });
};

export default function BlogPost({ loaderData: { article } }: Route.ComponentProps) {
  if (!article) return <BlogNotFound />;
  const { post, published, minutes, url, contact, sections } = article;
  return (
    <>
      <NotTranslated content={post} />
      <PostArticle post={post} published={published} minutes={minutes} sections={sections}>
        <PostShare title={post.title} url={url} />
      </PostArticle>
      <div className="wrap pb-[var(--section)]">
        <ContactSection
          content={contact}
          heading={words.contactHeading}
          paragraph={words.contactText}
        />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <StillTrying title={pageTitles.blog} />;
}
