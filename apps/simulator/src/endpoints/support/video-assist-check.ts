import { checkVideoAssist } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const videoAssistCheck: Endpoint<'support.videoAssistCheck'> = ({ draft, ...caller }) =>
  checkVideoAssist(draft, caller)
