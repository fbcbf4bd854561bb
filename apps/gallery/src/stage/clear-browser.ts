const yesterday = 'Thu, 01 Jan 1970 00:00:00 GMT'

/** Forgets what the former story has left in the browser, besides what scripts can't reach: the next session replaces that. */
export const clearBrowser = () => {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=', 1)[0] ?? ''}=; path=/; expires=${yesterday}`
  }
  window.sessionStorage.clear()
  window.localStorage.clear()
  delete document.documentElement.dataset['app']
  document.title = 'Gallery'
  window.scrollTo(0, 0)
}
