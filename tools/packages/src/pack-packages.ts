import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractVersion } from '@soe/contracts/openapi'
import { clientPackage } from './client/client-package'
import { contractPackage } from './contract/contract-package'
import { filesIn } from './files-in'
import type { PackagePlan, PackPlace } from './package-plan'
import { copyText } from './pages'
import { runProgram } from './run-program'
import { simulatorPackage } from './simulator/simulator-package'
import { readme } from './judge/readme'

const judgePackage: PackagePlan = {
  name: 'soe-conform',
  changelog: 'tools/packages/src/judge/CHANGELOG.md',
  pages: [
    'docs/judge-a-backend.md',
    'docs/judge-in-your-pipeline.md',
    'docs/half-built-backend.md',
    'docs/for-backend-teams.md',
  ],
  manifest: {
    description: 'Judges a backend against the contract of the soe/digital carrier API.',
    bin: { 'soe-conform': './soe-conform.mjs' },
    exports: { './package.json': './package.json' },
  },
  fill: async ({ root, folder }) => {
    await runProgram(process.execPath, [join(root, 'tools/workspace/src/build-program.mjs'), 'conformance'])
    for (const file of ['soe-conform.mjs', 'third-party-licenses.md'])
      await copyFile(join(root, 'tools/conformance/dist', file), join(folder, file))
    await writeFile(join(folder, 'README.md'), readme)
  },
}

export const packages: readonly PackagePlan[] = [simulatorPackage, contractPackage, clientPackage, judgePackage]

const shared = { version: contractVersion, type: 'module', license: 'MIT', engines: { node: '^20.19 || >=22.12' } }

export interface Packed {
  readonly name: string
  readonly tarball: string
  /** Paths in the tarball, sorted. */
  readonly files: readonly string[]
}

const writeLicenses = ({ root, folder }: PackPlace, { entries, external = [] }: NonNullable<PackagePlan['bundles']>) =>
  runProgram(process.execPath, [
    join(root, 'tools/workspace/src/write-licenses.mjs'),
    folder,
    ...entries,
    ...external.map((name) => `--external=${name}`),
  ])

/** Packs one package into `<to>/<name>-<version>.tgz`. */
const packOne = async (root: string, to: string, plan: PackagePlan): Promise<Packed> => {
  const place: PackPlace = { root, folder: join(to, plan.name) }
  await mkdir(place.folder, { recursive: true })
  const { description, ...rest } = plan.manifest
  const manifest = { name: plan.name, description, ...shared, ...rest, ...(await plan.fields?.(place)) }
  await plan.fill(place)
  await copyFile(join(root, 'LICENSE'), join(place.folder, 'LICENSE'))
  if (plan.bundles) await writeLicenses(place, plan.bundles)
  const { pages = [] } = plan
  for (const page of pages) await copyText(place, page, pages)
  await copyText(place, plan.changelog, pages, 'CHANGELOG.md')
  await writeFile(join(place.folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  const printed = await runProgram('npm', ['pack', '--json', '--pack-destination', to], { cwd: place.folder })
  const [packed]: [{ filename: string }] = JSON.parse(printed.slice(printed.indexOf('[\n')))
  return { name: plan.name, tarball: join(to, packed.filename), files: filesIn(place.folder) }
}

/** The container file and what it needs lie beside the tarballs that it installs. */
const copyImage = (root: string, to: string) => cp(join(root, 'tools/packages/image'), to, { recursive: true })

export const packPackages = async (root: string, to: string): Promise<readonly Packed[]> => {
  await rm(to, { recursive: true, force: true })
  const packed: Packed[] = []
  for (const plan of packages) packed.push(await packOne(root, to, plan))
  await copyImage(root, to)
  return packed
}
