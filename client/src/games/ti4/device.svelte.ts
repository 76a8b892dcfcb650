/** What is set on this device alone: full screen, clocks, keys. Rules, section 4.3. */
const KEY = 'rondel.ti4';

interface Kept {
  timers: boolean;
  hotkeys: boolean;
}

function kept(): Kept {
  try {
    return { timers: true, hotkeys: true, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { timers: true, hotkeys: true };
  }
}

class Device {
  private values = $state<Kept>(kept());
  fullscreen = $state(typeof document !== 'undefined' && Boolean(document.fullscreenElement));

  get timers(): boolean {
    return this.values.timers;
  }
  set timers(on: boolean) {
    this.keep({ timers: on });
  }

  get hotkeys(): boolean {
    return this.values.hotkeys;
  }
  set hotkeys(on: boolean) {
    this.keep({ hotkeys: on });
  }

  setFullscreen(on: boolean): void {
    const change = on ? document.documentElement.requestFullscreen?.() : document.exitFullscreen?.();
    void change?.then(
      () => (this.fullscreen = Boolean(document.fullscreenElement)),
      () => (this.fullscreen = Boolean(document.fullscreenElement)),
    );
  }

  constructor() {
    this.show();
  }

  /** The clock in the bar follows too. */
  private show(): void {
    if (typeof document !== 'undefined') document.documentElement.dataset.clocks = this.values.timers ? '' : 'off';
  }

  private keep(change: Partial<Kept>): void {
    this.values = { ...this.values, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.values));
    this.show();
  }
}

export const device = new Device();

/** Browsers keep the screen awake only for pages over https, and some never. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen awake while somebody plays; call it while a component is made. */
export function staysAwake(): void {
  $effect(() => {
    let lock: WakeLockSentinel | null = null;
    const ask = () => {
      if (document.visibilityState === 'visible')
        void navigator.wakeLock?.request('screen').then(
          (held) => (lock = held),
          () => {},
        );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  });
}
