import { z } from 'zod'

/**
 * Who is at fault: the armed scenario, the carrier, the contract, the shop, or the test with what it did to its world.
 */
export const culprits = ['script', 'carrier', 'contract', 'shop', 'test', 'cannot-tell'] as const
export type Culprit = (typeof culprits)[number]

export const verdictCauses = [
  'rule',
  'condition',
  'ordered-failure',
  'replaced-operation',
  'command',
  'clock',
  'call',
  'request',
] as const
export type VerdictCause = (typeof verdictCauses)[number]

/** Nothing named: what is not met in the world's armed scenarios. */
export const VerdictBodySchema = z
  .strictObject({
    /** The `x-sim-decision` of a call. */
    decision: z.string().min(1).max(160).optional(),
    /** What a failed test reported, such as its error with the decisions in it. */
    report: z.string().min(1).max(200_000).optional(),
    /** `false` decides by the evidence alone, without experiments. */
    replay: z.boolean().optional(),
  })
  .refine(({ decision, report }) => decision === undefined || report === undefined, {
    message: 'Name a decision or a report, not both.',
  })
export type VerdictBody = z.input<typeof VerdictBodySchema>

const answer = { status: z.number().int(), error: z.string().optional() }

export const VerdictSchema = z.strictObject({
  culprit: z.enum(culprits),
  /** `proved` by an experiment, or `judged` by the evidence alone. */
  certainty: z.enum(['proved', 'judged']),
  /** Whether it comes each time; `unknown` where the call can't be replayed. */
  occurs: z.enum(['always', 'sometimes', 'unknown']),
  /** The call or the check that went wrong; absent where none was found. */
  subject: z
    .strictObject({
      decision: z.string().optional(),
      operation: z.string().optional(),
      scenario: z.string().optional(),
      rule: z.string().optional(),
      ...answer,
      status: answer.status.optional(),
    })
    .optional(),
  /** The smallest set of causes without which it goes right; empty where none was found. */
  causes: z.array(z.strictObject({ kind: z.enum(verdictCauses), id: z.string(), sentence: z.string() })),
  /** What would have been right. */
  instead: z.strictObject(answer).optional(),
  experiments: z.array(z.strictObject({ change: z.string(), answered: z.string(), turns: z.boolean() })),
  evidence: z.array(z.string()),
  /** The verdict in words. */
  sentences: z.array(z.string()),
})
export type Verdict = z.infer<typeof VerdictSchema>
