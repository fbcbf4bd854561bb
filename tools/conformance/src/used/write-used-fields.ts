/** The last step of `npm run record:fields`: merges what each test recorded. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOpenApi } from '@soe/contracts/openapi'
import { mergeRecords, type RecordedTest } from './used-fields'

const dir = join(process.cwd(), 'dist/field-use')
const records = readdirSync(dir).map((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as RecordedTest)
const file = join(import.meta.dirname, 'used-fields.json')

writeFileSync(file, `${JSON.stringify(mergeRecords(createOpenApi(), records))}\n`)
