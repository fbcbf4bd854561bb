import { readVideoChat } from './video/video-chat'
import type { Endpoint } from '../operation'

export const getVideoChat: Endpoint<'support.getVideoChat'> = ({ draft }) => readVideoChat(draft)
