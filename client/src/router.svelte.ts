/** Where we are: the path in the address bar, and how to go elsewhere without loading the page. */
class Route {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** Changes the query without a new page in the history. */
  note(name: string, value: string | null): void {
    const query = new URLSearchParams(this.query);
    if (value === null) query.delete(name);
    else query.set(name, value);
    const text = query.toString();
    this.go(text ? `${this.path}?${text}` : this.path, true);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
