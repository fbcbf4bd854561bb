export { getVideoChat } from './get-video-chat'
export { listStores } from './list-stores'
export { videoAssistCheck } from './video-assist-check'
