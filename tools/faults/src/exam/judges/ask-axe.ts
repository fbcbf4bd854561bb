import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Aftermath } from '@soe/simulator-client/playwright'

const run = `axe.run(document).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ' at ' + nodes[0].target.join(' ')))`

/** The page that the journey has left, by all rules that are on unless told. */
export const askAxe = async ({ page }: Aftermath): Promise<string | undefined> => {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const violations = await page.evaluate<string[]>(run)
  return violations.length > 0 ? violations.join('; ') : undefined
}
