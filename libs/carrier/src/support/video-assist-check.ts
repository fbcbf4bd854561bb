import { checkVideoAssist } from './video/video-chat'
import type { CarrierOperation } from '../operation/carrier-operation'

export const videoAssistCheck: CarrierOperation<'support.videoAssistCheck'> = ({ draft, ...caller }) =>
  checkVideoAssist(draft, caller)
