export { language, setLanguage, t, tn, LANGUAGES, type Language, type MessageKey } from './messages.svelte';
