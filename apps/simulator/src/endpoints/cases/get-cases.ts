import { casesOf, ownerOf } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const getCases: Endpoint<'cases.getCases'> = ({ draft, session }) => ({
  ...success,
  cases: casesOf(draft, ownerOf(session)),
})
