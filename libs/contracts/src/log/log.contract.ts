import { z } from 'zod'
import { post } from '../operation'
import { routes } from '../routes'

const text = z.string().max(4000).optional()

export const logContract = {
  jsNotify: post(routes.log.jsNotify, {
    summary: 'Take a log record of the shop',
    body: z.looseObject({
      messageType: text,
      eventType: text,
      subEventType: text,
      pageUrl: text,
      serviceUrl: text,
      method: text,
      errorMessage: text,
      loggerMessage: text,
      serviceE2EId: text,
    }),
    answer: z.strictObject({ statusCode: z.string() }),
    errors: [],
    success: 'any answer',
    example: { messageType: 'ERROR', eventType: 'service', pageUrl: '/smartphones/', loggerMessage: 'timed out' },
  }),
}
