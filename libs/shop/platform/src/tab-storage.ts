/** The tab's storage. Where the browser denies it, or it is full, the shop goes on and keeps nothing. */
export const tabStorage = (window: Pick<Window, 'sessionStorage'>): Storage => {
  const trying = <Result>(take: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return take(window.sessionStorage)
    } catch {
      return otherwise
    }
  }
  return {
    get length() {
      return trying(({ length }) => length, 0)
    },
    key: (index) => trying((storage) => storage.key(index), null),
    getItem: (name) => trying((storage) => storage.getItem(name), null),
    setItem: (name, value) => trying((storage) => storage.setItem(name, value), undefined),
    removeItem: (name) => trying((storage) => storage.removeItem(name), undefined),
    clear: () => trying((storage) => storage.clear(), undefined),
  }
}
