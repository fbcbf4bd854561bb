/** The path of a browser that `npm run test:soak:browsers` has found or installed. */
export const installed = (variable: string): string => {
  const path = process.env[variable]
  if (!path) throw new Error(`${variable} is not set: run npm run test:soak:browsers`)
  return path
}
