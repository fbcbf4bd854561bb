import { defineCommand } from '../command'
import { startProgram } from './start'

/** Has the simulator, which knows its files, write what is whole of a damaged directory into another one. */
export const salvage = defineCommand({
  usage: 'salvage <directory>',
  summary: 'Write the worlds that are whole of a damaged directory into another one.',
  words: { directory: 'what --data named' },
  options: { '--out <directory>': { text: 'one that is empty, or that does not exist yet', isRequired: true } },
  examples: ['salvage .sim-data --out .sim-data-2'],
  isLocal: true,
  handler: (run, directory) => startProgram(run, ['--data', directory, '--salvage', run.given.out]),
})
