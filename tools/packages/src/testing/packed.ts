import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { filesIn } from '../files-in'
import type { Packed } from '../pack-packages'

/** The folder that holds the tarballs of this test run, each beside what is in it. */
export const packedFolder = env['PACKED_TARBALLS'] ?? ''

/** The tarballs of this test run. */
export const packed: readonly Packed[] = readdirSync(packedFolder)
  .filter((file) => file.endsWith('.tgz'))
  .map((file) => {
    const name = file.replace(/-\d.*$/, '')
    return { name, tarball: join(packedFolder, file), files: filesIn(join(packedFolder, name)) }
  })

export const tarballOf = (name: string): string => {
  const found = packed.find((one) => one.name === name)
  if (!found) throw new Error(`${name} was not packed`)
  return found.tarball
}
