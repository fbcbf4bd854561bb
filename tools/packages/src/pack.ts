/** `npm run pack`: writes the tarballs to dist/packages, or to the folder that it is given. */
import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { packPackages } from './pack-packages'

const root = process.cwd()
for (const { tarball, files } of await packPackages(root, resolve(process.argv[2] ?? 'dist/packages'))) {
  const kilobytes = Math.round(statSync(tarball).size / 1000)
  console.log(
    `${relative(root, tarball).padEnd(44)} ${String(kilobytes).padStart(6)} kB ${String(files.length).padStart(4)} files`,
  )
}
