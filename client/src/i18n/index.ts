export { language, setLanguage, t, LANGUAGES, type MessageKey, type PlainKey } from './messages.svelte';
