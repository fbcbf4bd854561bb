import { z } from 'zod'
import { checkChoice } from './choice'
import { DelaySchema } from './delay.schema'
import { HoldSchema } from './hold.schema'

const yes = z.literal(true)

/** Faults that end or corrupt the answer. Each excludes the others, and any may follow a delay or a hold. */
export const transportFaults = [
  'reset',
  'hang',
  'truncate',
  'malformedJson',
  'contentType',
  'slowBody',
  'missingChunk',
] as const
export type FaultKind = (typeof transportFaults)[number] | 'delay' | 'hold'

export const FaultSchema = z
  .strictObject({
    delay: DelaySchema.optional().describe('The answer comes later'),
    hold: HoldSchema.optional().describe('The answer waits, after the commit, until another has gone'),
    reset: yes.optional().describe('The connection ends without an answer: the browser sees status 0'),
    hang: yes.optional().describe('No answer ever comes; the connection stays open'),
    truncate: z
      .strictObject({ bytes: z.number().int().min(0).max(10_000_000) })
      .optional()
      .describe('The connection ends after so many bytes of the body'),
    malformedJson: yes.optional().describe('The body is not JSON, though it says so'),
    contentType: z
      .string()
      .max(100)
      .regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.-]+)?$/, 'a content type such as text/html')
      .optional()
      .describe('The answer says that it is of this type'),
    slowBody: z
      .strictObject({ bytesPerSecond: z.number().int().min(1).max(10_000_000) })
      .optional()
      .describe('The body trickles in'),
    missingChunk: z
      .strictObject({
        pattern: z
          .string()
          .min(1)
          .max(200)
          .regex(/^[\w./*-]+$/, 'letters, digits, . / - _ and * for anything'),
      })
      .optional()
      .describe('A script of the shop whose file name fits is answered with 404'),
  })
  .superRefine((fault, context) => {
    if (fault.delay === undefined && fault.hold === undefined)
      checkChoice(fault, [...transportFaults, 'delay', 'hold'], context, { what: 'A fault' })
    else checkChoice(fault, transportFaults, context, { what: 'A fault', least: 0 })
  })
export type Fault = z.infer<typeof FaultSchema>
