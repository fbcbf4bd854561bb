export { getVideoChat } from './get-video-chat'
export { videoAssistCheck } from './video-assist-check'
