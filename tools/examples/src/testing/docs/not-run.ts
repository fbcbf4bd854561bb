/** A command of the docs that is not run here: it would not end, would install, or is what runs this test. */
export interface NotRun {
  readonly command: RegExp
  /** The script of the root that it is, where it is one. */
  readonly script?: string
  /** The file that tests it, or of which it is one of the uses. */
  readonly testedIn: string
}

const start = 'tools/workspace/src/arguments.test.ts'

const backend = 'tools/examples/src/backend.test.ts'
const rivals = 'tools/drift/src/rivals/measure-rivals.ts'

export const notRun: readonly NotRun[] = [
  { command: /^npm ci$/, testedIn: 'package-lock.json' },
  { command: /^npm start( -- .*)?$/, script: 'start', testedIn: start },
  { command: /^npx soe-sim start( .*)?$/, script: 'start', testedIn: start },
  { command: /^npx soe-sim salvage .*$/, testedIn: 'apps/simulator/src/durability/damaged-directory.test.ts' },
  { command: /^helm install .*$/, testedIn: 'tools/packages/src/chart.test.ts' },
  { command: /^npm test$/, script: 'test', testedIn: start },
  { command: /^npm run dev$/, script: 'dev', testedIn: start },
  { command: /^npm run test:soak$/, script: 'test:soak', testedIn: start },
  {
    command: /^npm run test:faults( -- .*)?$/,
    script: 'test:faults',
    testedIn: 'tools/faults/src/run/options.test.ts',
  },
  { command: /^npm run bench$/, script: 'bench', testedIn: 'tools/bench/src/add-device.mjs' },
  { command: /^npm run bench:flat$/, script: 'bench:flat', testedIn: 'tools/bench/src/flat-cost.mjs' },
  { command: /^npm run bench:start-up$/, script: 'bench:start-up', testedIn: 'tools/bench/src/start-up.mjs' },
  { command: /^npm run lighthouse$/, script: 'lighthouse', testedIn: 'tools/bench/src/lighthouse.mjs' },
  { command: /^npm run openapi$/, script: 'openapi', testedIn: 'tools/openapi/package.json' },
  {
    command: /^npm run languages( -- .*)?$/,
    script: 'languages',
    testedIn: 'tools/wire/src/languages/languages.soak.test.ts',
  },
  { command: /^npm run new -- .*$/, script: 'new', testedIn: 'tools/new-operation/src/new-operation.test.ts' },
  { command: /^npx nx (build|test|run|affected) .*$/, script: 'test', testedIn: 'tools/workspace/src/suites.test.ts' },
  { command: /^npx tsx tools\/examples\/src\/backend\/main\.ts .*$/, testedIn: backend },
  { command: /^npx soe-conform --target http:\/\/localhost:4020 .*$/, testedIn: backend },
  { command: /^npx soe-conform (init )?--target http:\/\/localhost:8080.*$/, testedIn: backend },
  {
    command: /^npm run judge:exam( -- .*)?$/,
    script: 'judge:exam',
    testedIn: 'tools/drift/src/judge-exam.ts',
  },
  {
    command: /^(PATH=\S+ )?npm run explore:exam( -- .*)?$/,
    script: 'explore:exam',
    testedIn: 'tools/faults/src/exam/exam.test.ts',
  },
  {
    command: /^npm install --no-save --prefix dist\/tools .*$/,
    testedIn: 'tools/faults/src/exam/judges/ask-bombadil.ts',
  },
  { command: /^npm run judge:seeds( -- .*)?$/, script: 'judge:seeds', testedIn: 'tools/conformance/src/seeds.test.ts' },
  { command: /^npm install --prefix .*$/, testedIn: rivals },
  { command: /^npm install --save-dev \.\/soe-conform-.*$/, testedIn: 'tools/packages/src/packages.test.ts' },
  { command: /^npx tsx tools\/drift\/src\/rivals\/measure-rivals\.ts .*$/, testedIn: rivals },
  { command: /^npx soe-conform proxy .*$/, testedIn: 'tools/conformance/src/proxy/proxy.test.ts' },
  { command: /^npx soe-conform replay .*$/, testedIn: 'tools/conformance/src/replay/replay.test.ts' },
  { command: /^npx oxfmt <files>$/, testedIn: '.oxfmtrc.json' },
]

/** The commands of a block, without what a line says of itself. */
const commandsOf = (block: string): string[] =>
  block
    .split(/\n|&&/)
    .map((command) => command.replace(/\s#.*$/, '').trim())
    .filter((command) => command !== '' && !command.startsWith('#'))

/** The `notRun` entry of each command in a block that is not run; empty where the block is run. */
export const whyNotRun = (block: string): NotRun[] => {
  const commands = commandsOf(block)
  const found = commands.flatMap((command) => notRun.find((entry) => entry.command.test(command)) ?? [])
  if (found.length > 0 && found.length < commands.length) {
    throw new Error(`some of these commands can be run and some cannot; give them a block each:\n${block}`)
  }
  return found
}
