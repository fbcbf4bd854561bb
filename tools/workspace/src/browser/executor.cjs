// Nx loads executors with require; what they run is a module.
const load = () => import('./run-folders.mjs')

/**
 * @param {import('./run-folders.mjs').FolderOptions} options
 * @param {{ projectName: string, targetName: string }} context
 */
const runFolder = async (options, { projectName, targetName }) => {
  const id = `${projectName}:${targetName}`
  const results = await (await load()).runFolders([id], { [id]: options })
  return results[id]
}

/**
 * @param {{ tasks: object }} graph
 * @param {Readonly<Record<string, import('./run-folders.mjs').FolderOptions>>} options by task
 */
const runFolders = async ({ tasks }, options) => (await load()).runFolders(Object.keys(tasks), options)

module.exports = { default: runFolder, runFolders }
