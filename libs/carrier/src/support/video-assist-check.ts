import { checkVideoAssist } from './video/video-chat'
import type { Endpoint } from '../operation'

export const videoAssistCheck: Endpoint<'support.videoAssistCheck'> = ({ draft, ...caller }) =>
  checkVideoAssist(draft, caller)
