import { join } from 'node:path'

/** The files that the document lives in, below the folder of the workspace. */
export const projectFiles = (root: string) => ({
  document: join(root, 'libs/contracts/openapi.json'),
  released: join(root, 'libs/contracts/openapi.released.json'),
  changelog: join(root, 'libs/contracts/CHANGELOG.md'),
  chosenPaths: join(root, 'docs/chosen-paths.md'),
})
