const file = /libs\/(?:shop\/)?([^/]+)\/src\/(.+)\.(?:story\.tsx|gallery\.ts)$/

/** The part of a story file, or of the tests beside it: `cart/lines/line-device`. */
export const partOf = (path: string): string => {
  const [, feature, part] = file.exec(path.replaceAll('\\', '/')) ?? []
  if (feature === undefined || part === undefined) throw new Error(`${path} is not a story of a library`)
  return `${feature}/${part}`
}
