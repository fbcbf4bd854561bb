import { bannerTopic, createNoticeStore, networkTopic } from './notices'

const texts = (store: ReturnType<typeof createNoticeStore>) => store.get().map(({ text }) => text)

describe('notices', () => {
  it('show the same text once', () => {
    const store = createNoticeStore()
    store.show({ type: 'error', text: 'Failed' })
    store.show({ type: 'error', text: 'Failed' })
    expect(texts(store)).toEqual(['Failed'])
  })

  it('give way to a newer one on their topic, and to no other', () => {
    const store = createNoticeStore()
    store.show({ type: 'error', text: 'Failed' })
    store.show({ type: 'success', text: 'Saved', topic: 'wishlist' })
    store.show({ type: 'info', text: 'Removed', topic: 'wishlist' })
    expect(texts(store)).toEqual(['Failed', 'Removed'])
  })
})

describe('the store', () => {
  it('drops the errors, warnings and offers of help of a page that is left, but never what the network does', () => {
    const store = createNoticeStore()
    store.show({ type: 'error', text: 'Failed' })
    store.show({ type: 'success', text: 'Saved' })
    store.show({ type: 'info', text: 'Talk to us', topic: bannerTopic })
    store.show({ type: 'warning', text: 'Offline', topic: networkTopic })
    store.leavePage()
    expect(texts(store)).toEqual(['Saved', 'Offline'])
  })

  it('hides the notice of a topic (P4.40)', () => {
    const store = createNoticeStore()
    store.show({ type: 'error', text: 'Failed', topic: 'error:cart.addDevice' })
    store.hideTopic('error:cart.addDevice')
    expect(texts(store)).toEqual([])
  })

  it('is drawn first with what shows, or as the server has drawn it', () => {
    const onServer = createNoticeStore()
    const inBrowser = createNoticeStore([])
    for (const store of [onServer, inBrowser]) store.show({ type: 'error', text: 'Ten at most' })
    expect(onServer.first().map(({ text }) => text)).toEqual(['Ten at most'])
    expect(inBrowser.first()).toEqual([])
  })

  it('tells its listeners of the height (P4.38)', () => {
    const store = createNoticeStore()
    const seen: number[] = []
    store.subscribe(() => seen.push(store.height()))
    store.setHeight(76)
    store.setHeight(0)
    expect(seen).toEqual([76, 0])
  })
})
