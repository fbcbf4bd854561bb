/** What a page's document reads and what its form does run on the server only: the browser's build leaves them out. */
export const serverCode = /\.server$/
