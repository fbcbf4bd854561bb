import { createNoticeStore, networkTopic } from './notices'

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

describe('a warning', () => {
  it.each([undefined, ''])('with the text %j says that none was sent', (text) => {
    const store = createNoticeStore()
    store.show({ type: 'warning', text })
    expect(texts(store)).toEqual(['NO MESSAGE SENT'])
  })
})

describe('the store', () => {
  it('drops the errors and warnings of a page that is left, but never what the network does', () => {
    const store = createNoticeStore()
    store.show({ type: 'error', text: 'Failed' })
    store.show({ type: 'success', text: 'Saved' })
    store.show({ type: 'warning', text: 'Offline', topic: networkTopic })
    store.leavePage()
    expect(texts(store)).toEqual(['Saved', 'Offline'])
  })

  it('hides the notice of a topic', () => {
    const store = createNoticeStore()
    store.show({ type: 'error', text: 'Failed', topic: 'error:cart.addDevice' })
    store.hideTopic('error:cart.addDevice')
    expect(texts(store)).toEqual([])
  })

  it('tells its listeners of the height, and of the banner that comes and goes', () => {
    const store = createNoticeStore()
    const seen: unknown[] = []
    store.subscribe(() => seen.push([store.height(), store.banner()]))
    store.setHeight(76)
    store.showBanner('Chat with us')
    store.hideBanner()
    expect(seen).toEqual([
      [76, undefined],
      [76, 'Chat with us'],
      [76, undefined],
    ])
  })
})
