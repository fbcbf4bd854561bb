import { z } from 'zod'
import { post } from '../operation'
import { IdSchema } from '../shared/fields.schema'

const text = z.string().max(4000).optional()

/** An error log record, a session-replay link or a custom record: one sink takes them all. */
export const LogRecordBodySchema = z.looseObject({
  messageType: text,
  eventType: text,
  subEventType: text,
  pageUrl: text,
  serviceUrl: text,
  method: text,
  errorMessage: text,
  loggerMessage: text,
  serviceE2EId: text,
  error: text,
  note: text,
  extraParams: text,
  event: z.string().max(80).optional(),
  link: z.string().max(500).optional(),
  recaptchaFlags: z
    .record(z.string().max(60), z.union([z.boolean(), z.string().max(60)]))
    .refine((flags) => Object.keys(flags).length <= 30, 'at most 30 flags')
    .optional(),
})

export const jsNotify = post({
  summary: 'Store a log record of the shop',
  body: LogRecordBodySchema,
  answer: z.strictObject({ statusCode: IdSchema }),
  errors: [],
  example: { messageType: 'ERROR', eventType: 'service', pageUrl: '/smartphones/', loggerMessage: 'timed out' },
})

export const descriptions = {
  messageType: 'Kind of record, such as ERROR',
  eventType: 'What happened, such as service',
  subEventType: 'What happened, in more detail',
  pageUrl: 'Address of the page',
  serviceUrl: 'The call that failed',
  method: 'Its method',
  errorMessage: 'The error in words',
  loggerMessage: 'The message of the page',
  serviceE2EId: 'The request id of the answer',
  error: 'Id of the error that kept a page from loading',
  note: 'Which page could not be loaded',
  extraParams: 'Names of the parameters in its address',
  event: 'CSReplay with its link, once a session',
  link: 'Address of the session replay',
  recaptchaFlags: 'State of the captcha on the page',
}
