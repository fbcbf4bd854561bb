export * as videoAssistCheck from './video-assist-check'
export * as getVideoChat from './get-video-chat'
export * as listStores from './list-stores'
