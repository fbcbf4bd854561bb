import { readVideoChat } from './video/video-chat'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getVideoChat: CarrierOperation<'support.getVideoChat'> = ({ draft }) => readVideoChat(draft)
