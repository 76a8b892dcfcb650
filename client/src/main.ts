import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/frame.css';

mount(App, { target: document.querySelector('#app')! });
