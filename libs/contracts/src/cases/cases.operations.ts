export * as getCases from './get-cases'
export * as getCaseAndCartId from './get-case-and-cart-id'
export * as resumeCase from './resume-case'
