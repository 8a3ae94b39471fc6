export const postDetails = "Post details";
export const typesAlreadyUsed = "Types already used";
export const allPosts = "All posts";
export const search = "Search";
export const type = "Type";
export const all = "All";
export const postDeletedItIs = "Post deleted. It is kept for 30 days.";
export const inTrash = {
  stillThere: "The post is still there. {message}",
  stillDeleted: "The post is still deleted. {message}",
  isBack: "The post is back.",
} as const;
export const createNewBlog = "Create New Blog";
export const postCreated = "Blog post created!";
export const postNotCreated = "Error creating blog post.";
export const createBlog = "Create Blog";
export const visibleOnCreate = "Visible to everyone as soon as you create it";
export const noSuchPost = "There is no post with this address.";
export const editBlogPost = "Edit Blog Post";
export const postUpdated = "Blog post updated!";
export const postNotUpdated = "Error updating blog post.";
export const updateBlog = "Update Blog";
export const postNotLoaded = "This post could not be loaded";
export const blog = "Blog";
export const view = "View";
export const table = "Table";
export const cards = "Cards";
export const pages = "Pages";
export const newerPosts = "Newer posts";
export const previousResults = "Previous results";
export const olderPosts = "Older posts";
export const moreResults = "More results";
export const askToDelete = "Delete this post?";
export const areYouSureYou = "Are you sure you want to delete this blog?";
export const noPostsYet = "No posts yet";
export const noPostsText = "The first one will appear here.";
export const noneFound = "No post says that";
export const noneFoundText = "Try fewer letters, or look at all of them.";
export const showAll = "Show all";
export const trashEmptyText = "A post that you delete will wait here.";
export const trashNotLoaded = "The deleted posts could not be loaded";
export const reads = { one: "{count} read", other: "{count} reads" } as const;
export const counted = { one: "{count} post", other: "{count} posts" } as const;
export const typeCounted = "{type} ({count})";
export const notPublicHeading = "Not public yet";
export const moreNotPublic = {
  one: "{count} more is not public: choose above what it waits for.",
  other: "{count} more are not public: choose above what they wait for.",
} as const;
export const keptBy = "Kept {time} by {name}";
export const draftDeleted = "Draft deleted. It is kept for 30 days.";
export const published = "Published";
export const byState = "Posts by where they stand";
export const choose = "Choose {title}";
export const chosenPosts = "Chosen posts";
export const chosen = { one: "{count} post chosen", other: "{count} posts chosen" } as const;
export const chooseNone = "Choose none";
export const doneOf = "{done} of {all}";
export const keepThem = "Leave them";
export const typeMissing = "Fill in the type.";
export const askMany = {
  publish: {
    label: "Publish …",
    title: { one: "Publish {count} post?", other: "Publish {count} posts?" },
    text: "What waits goes public now, for everyone.",
    go: { one: "Publish {count} post", other: "Publish {count} posts" },
  },
  type: {
    label: "Change type …",
    title: { one: "Change the type of {count} post?", other: "Change the type of {count} posts?" },
    text: "Public at once. Where changes wait, the new type waits with them.",
    go: { one: "Update {count} post", other: "Update {count} posts" },
  },
  delete: {
    label: "Delete …",
    title: { one: "Delete {count} post?", other: "Delete {count} posts?" },
    text: "Each can be restored from the trash for 30 days.",
    go: { one: "Delete {count} post", other: "Delete {count} posts" },
  },
} as const;
export const manyPublished = {
  one: "{count} post is public now.",
  other: "{count} posts are public now.",
} as const;
export const manyTyped = {
  one: "{count} post has the new type.",
  other: "{count} posts have the new type.",
} as const;
export const manyGone = {
  one: "{count} post is not there any more. The list shows what there is now.",
  other: "{count} posts are not there any more. The list shows what there is now.",
} as const;
export const manyDeleted = {
  one: "{count} post deleted. It is kept for 30 days.",
  other: "{count} posts deleted. They are kept for 30 days.",
} as const;
export const manyBack = { one: "{count} post is back.", other: "{count} posts are back." } as const;
export const nothingStands = "No post stands so";
export const nothingStandsText = "Posts in this state will appear here.";
export const lookAt = "It is not ready. Look at {fields}.";
export const publishedNote = "Published.";
export const viewIt = "View it";
export const writeAnother = "Write another";
export const suggestedFor = "Suggested for {topic}";
/** They say nothing of a topic. */
export const smallWords =
  "about after all and are before but can for from get has have how into its more not one our out that the their them then they this too was what when where which who why will with without you your".split(
    " ",
  );
/** What the scenes that come with the site are of, besides what they show. */
export const sceneTopics: Readonly<Record<string, string>> = {
  "makkah-dusk": "umrah hajj pilgrim pilgrims pilgrimage ramadan",
  "madinah-dawn": "umrah hajj pilgrim pilgrims pilgrimage medina ziyarah",
  "hajj-mina": "hajj pilgrim pilgrims pilgrimage camp",
  "tours-coast": "tour tours holiday sea travel",
  campus: "student students study university visa",
  "study-desk": "student students study exam",
  "city-work": "work job jobs visa",
  "flight-wing": "air ticket tickets flight flights fly plane",
  "passport-desk": "visa visas passport",
  "papers-stamp": "visa visas papers embassy",
  "wheelchair-gate": "elderly parents airport help",
  "family-arrivals": "family airport arrival mother father",
};
