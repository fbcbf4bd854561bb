/** @param document the OpenAPI document as text */
export const readme = (document: string): string => {
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
