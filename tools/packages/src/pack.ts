/** `npm run pack`: writes the tarballs, and the clients of other languages, to dist/packages or to the folder that it is given. */
import { statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { packPackages } from './pack-packages'
import { runProgram } from './run-program'

const root = process.cwd()
const to = resolve(process.argv[2] ?? 'dist/packages')
for (const { tarball, files } of await packPackages(root, to)) {
  const kilobytes = Math.round(statSync(tarball).size / 1000)
  console.log(
    `${relative(root, tarball).padEnd(44)} ${String(kilobytes).padStart(6)} kB ${String(files.length).padStart(4)} files`,
  )
}
const clients = join(root, 'tools/wire/src/languages/build-clients.ts')
console.log((await runProgram(process.execPath, ['--import', 'tsx', clients, to], { cwd: root })).trimEnd())
