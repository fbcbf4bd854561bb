/** What no world holds, and so nothing brings back. */
export const lostStorage =
  'Lost: what the page kept in its own storage (sessionStorage and localStorage), which no world holds.'
