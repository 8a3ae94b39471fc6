import { photograph } from "#tests/support/photograph.ts";

const STATES = 20;

type Owned = {
  url: string;
  cookie: string;
  send: (method: string, address: string, body: unknown) => Promise<Response>;
};

/**
 * A picture of the library, and a post that uses it and was changed twenty times.
 * @returns the addresses under which the API tells where it is used, and what the post was
 */
export async function editPost({ url, cookie, send }: Owned) {
  const form = new FormData();
  const bytes = new Uint8Array(await photograph({ width: 320, height: 240 }));
  form.set("file", new File([bytes], "bench.jpg"));
  const headers = { origin: url, cookie };
  const uploaded = await fetch(`${url}/api/media`, { method: "POST", headers, body: form });
  if (!uploaded.ok) throw new Error(`the upload answered ${uploaded.status}`);
  const picture = await uploaded.json();

  // Not the first, which is looked at in other languages too: an example that was rewritten is not shown in them.
  const [, post] = await (await fetch(`${url}/api/blogs?limit=2`)).json();
  const { title, type, link, content } = post;
  for (let state = 0; state < STATES; state++) {
    const body = { title, type, link, image: picture.url, content: `${content}<p>${state}</p>` };
    await send("PUT", `/api/blogs/${post._id}`, body);
  }
  const history = `/api/history/post/${post._id}`;
  const revisions = await (await fetch(url + history, { headers })).json();
  return {
    use: `/api/media/${picture._id}`,
    history,
    oldest: `${history}/${revisions.at(-1)._id}`,
  };
}
