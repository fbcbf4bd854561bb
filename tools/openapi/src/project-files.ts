import { join } from 'node:path'

/** The files that the document lives in, below the folder of the workspace. */
export const projectFiles = (root: string) => ({
  document: join(root, 'dist/contract/openapi.json'),
  control: join(root, 'dist/contract/control.openapi.json'),
  chat: join(root, 'dist/contract/chat.openapi.json'),
  released: join(root, 'libs/contracts/openapi.released.json'),
  changelog: join(root, 'libs/contracts/CHANGELOG.md'),
  /** The page of a version: all that differs from the one before. */
  difference: (version: string) => join(root, `docs/contract/${version}.md`),
  chosenPaths: join(root, 'docs/chosen-paths.md'),
})
