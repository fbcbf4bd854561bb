import { readVideoChat } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getVideoChat: Endpoint<'support.getVideoChat'> = ({ draft }) => readVideoChat(draft)
