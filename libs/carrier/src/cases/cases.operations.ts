export { getCaseAndCartId } from './get-case-and-cart-id'
export { getCases } from './get-cases'
export { resumeCase } from './resume-case'
