import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../../run-program'
import { buildImage, type Image } from './build-image'
import { readContainerFile } from './read-container-file'

export interface Images {
  image(stage: string): Image
  remove(): Promise<void>
}

/** Builds every stage of the container file in a folder, and takes the right to write to what was installed. */
export const buildImages = async (context: string): Promise<Images> => {
  const folder = mkdtempSync(join(tmpdir(), 'soe-image-'))
  chmodSync(folder, 0o755)
  const images = new Map<string, Image>()
  const stages: Record<string, string> = {}
  for (const stage of readContainerFile(join(context, 'Containerfile'))) {
    const files = join(folder, stage.name)
    mkdirSync(files, { mode: 0o755 })
    images.set(stage.name, await buildImage(stage, { context, files, stages }))
    stages[stage.name] = files
  }
  await runProgram('chmod', ['-R', 'a-w', ...Object.values(stages).map((files) => join(files, 'opt'))])
  return {
    image: (stage) => {
      const found = images.get(stage)
      if (!found) throw new Error(`the container file has no stage ${stage}`)
      return found
    },
    remove: async () => {
      await runProgram('chmod', ['-R', 'u+w', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
