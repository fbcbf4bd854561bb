import { outFile } from '../command'

export const recordOptions = {
  '--session <id>': 'whose calls, by the whole id or its end; those of the last caller by default',
  '--since <number>': 'only the calls after this one',
  '--id <id>': 'the id of the scenario',
  ...outFile,
} as const
