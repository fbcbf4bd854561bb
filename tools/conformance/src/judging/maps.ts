/** Maps of the contract: their keys are ids, which the name of a place must not hold. */
const maps = new Set(['lineInfo', 'content', 'submissions', 'expMetaData', 'featureFlags'])

/** Whether what is right below the path is the key of a map. */
export const isKeyOfMap = (path: readonly PropertyKey[]): boolean => {
  const [parent, name] = path.slice(-2).map(String)
  if (name === undefined) return parent !== undefined && maps.has(parent)
  return maps.has(name) || (name === 'lines' && parent === 'pendingSteps')
}
