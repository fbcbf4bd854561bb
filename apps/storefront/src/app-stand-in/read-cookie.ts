/** The value of a cookie in the text that `document.cookie`, or a request, has. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}
