import { readFileSync } from 'node:fs'
import { decodeText } from '@soe/contracts'

/** The text of a file, however an editor or a recorder has encoded it. */
export const readTextFile = (file: string): string => decodeText(readFileSync(file))
