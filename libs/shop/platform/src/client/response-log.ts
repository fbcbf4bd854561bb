import type { OperationKey } from '@soe/contracts'

/** What is remembered of a call; nothing of what it carried. */
export interface ServiceResponse {
  readonly operation: OperationKey
  readonly serviceUrl: string
  readonly method: string
  /** 0 without an answer. */
  readonly status: number
  readonly e2eRequestId: string
  readonly errorId: string
}

/** The customer as the carrier's answers name him; empty until one does. */
export interface AnsweredCustomer {
  readonly accountNumber: string
  readonly mobile: string
}

const keptResponses = 5

/** The last responses, the latest last: the error log sends them along. */
export const createResponseLog = () => {
  let latest: readonly ServiceResponse[] = []
  let customer: AnsweredCustomer = { accountNumber: '', mobile: '' }
  return {
    latest: () => latest,
    customer: () => customer,
    add: (response: ServiceResponse, headers: Headers) => {
      latest = [...latest, response].slice(-keptResponses)
      customer = {
        accountNumber: headers.get('vzwaccountnumber') ?? customer.accountNumber,
        mobile: headers.get('mobile') ?? customer.mobile,
      }
    },
  }
}

export type ResponseLog = ReturnType<typeof createResponseLog>
