import { keepLogRecord } from './records/log-record'
import type { CarrierOperation } from '../operation/carrier-operation'

/** Answers whatever it is sent: a shop never waits for its log. */
export const jsNotify: CarrierOperation<'log.jsNotify'> = ({ draft, body, ...caller }) => {
  keepLogRecord(draft, caller, body)
  return { statusCode: '00' }
}
