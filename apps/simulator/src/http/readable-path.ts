/** Whether each % of a text begins a character. */
export const isReadable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== undefined
  } catch {
    return false
  }
}

/** A URL whose path the router can read: where it holds a % that means no character, each % stands for itself. */
export const readablePath = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  return isReadable(path) ? url : `${path.replaceAll('%', '%25')}${url.slice(path.length)}`
}
