import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { createOpenApi } from '@soe/contracts/openapi'
import { documentPromises } from '@soe/promises'
import { build } from 'esbuild'
import type { PackagePlan, PackPlace } from '../package-plan'
import { runProgram } from '../run-program'
import { describeRoutes } from './describe-routes'
import { declareIndex, declareZod } from './declarations'
import { errorCatalogue, operations, type ErrorId } from '@soe/contracts'

const asJson = (data: unknown): string => `${JSON.stringify(data, undefined, 2)}\n`

const writeTypes = async ({ root, folder }: PackPlace) => {
  const { resolve } = createRequire(join(root, 'tools/openapi/package.json'))
  const generator = join(dirname(resolve('openapi-typescript/package.json')), 'bin/cli.js')
  await runProgram(process.execPath, [generator, join(folder, 'openapi.json'), '-o', join(folder, 'types.d.ts')])
}

/** The schemas alone, beside the reader's own zod. */
const writeZod = ({ root, folder }: PackPlace) =>
  build({
    entryPoints: [join(root, 'tools/packages/src/contract/zod-schemas.ts')],
    outfile: join(folder, 'zod.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['zod'],
    logLevel: 'warning',
  })

/** Every error of the catalogue, with the operations that may answer it. */
const describeErrors = () =>
  Object.entries(errorCatalogue).map(([id, error]) => ({
    id,
    ...error,
    message: error.message.en,
    operations: operations
      .filter(({ operation }) => operation.metadata.errors.includes(id as ErrorId))
      .map(({ key }) => key),
  }))

const writeData = async ({ folder }: PackPlace) => {
  const [routes, errors] = [describeRoutes(), describeErrors()]
  await writeFile(join(folder, 'routes.json'), asJson(routes))
  await writeFile(join(folder, 'errors.json'), asJson(errors))
  await writeFile(
    join(folder, 'index.js'),
    `export const routes = ${asJson(routes)}\nexport const errors = ${asJson(errors)}`,
  )
  await writeFile(
    join(folder, 'index.d.ts'),
    declareIndex(
      routes,
      errors.map(({ id }) => id),
    ),
  )
  await writeFile(join(folder, 'zod.d.ts'), declareZod())
}

/** @param document the OpenAPI document as text */
const readme = (document: string): string => {
  const { info, paths }: { info: { version: string }; paths: object } = JSON.parse(document)
  return `# soe-contract

Every call of the carrier's \`soe/digital\` API, version ${info.version}: ${Object.keys(paths).length} paths.

| file | what |
|---|---|
| \`openapi.json\` | the OpenAPI 3.1 document |
| \`routes.json\` | each operation with its paths, headers, errors, success rule and an example |
| \`errors.json\` | each error id with its message, severity and the operations that may answer it |
| \`soe-contract/types\` | TypeScript of the document |
| \`soe-contract/zod\` | zod schemas of bodies, queries and answers by operation; needs \`zod\` 4, also for its types |

\`\`\`ts
import { routes, type Answer } from 'soe-contract'
import { answers } from 'soe-contract/zod'

const cart: Answer<'cart.validateCart'> = answers['cart.validateCart'].parse(await reply.json())
\`\`\`
`
}

const fill = async (place: PackPlace) => {
  const { folder } = place
  const document = asJson(createOpenApi({ promises: documentPromises }))
  await writeFile(join(folder, 'openapi.json'), document)
  await writeFile(join(folder, 'README.md'), readme(document))
  await Promise.all([writeTypes(place), writeZod(place), writeData(place)])
}

export const contractPackage: PackagePlan = {
  name: 'soe-contract',
  changelog: 'libs/contracts/CHANGELOG.md',
  pages: ['docs/contract/1.0.0.md'],
  bundles: { entries: ['tools/packages/src/contract/zod-schemas.ts'], external: ['zod'] },
  manifest: {
    description: 'Every call of the soe/digital carrier API as data: OpenAPI, routes, errors, types and zod schemas.',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './types': { types: './types.d.ts' },
      './zod': { types: './zod.d.ts', default: './zod.js' },
      './openapi.json': './openapi.json',
      './routes.json': './routes.json',
      './errors.json': './errors.json',
      './package.json': './package.json',
    },
    peerDependencies: { zod: '^4.0.0' },
    peerDependenciesMeta: { zod: { optional: true } },
    sideEffects: false,
  },
  fill,
}
