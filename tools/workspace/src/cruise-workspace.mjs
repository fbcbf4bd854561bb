import { join } from 'node:path'
import process from 'node:process'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { root } from './nx.mjs'

/**
 * Every module of the workspace with what it imports, by paths in the workspace.
 * @param {import('dependency-cruiser').ICruiseOptions} [more]
 */
export const cruiseWorkspace = async (more = {}) => {
  process.chdir(root)
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'))
  const { output } = await cruise(['apps', 'libs', 'tools'], { ...options, ...more })
  if (typeof output === 'string') throw new Error(output)
  return output
}
