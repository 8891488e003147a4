// Before anything is drawn: the theme and text size chosen last time, so that nothing flashes.
try {
  const s = JSON.parse(localStorage.getItem('snowbound.settings') || '{}');
  const d = document.documentElement;
  if (s.theme && s.theme !== 'auto') d.dataset.theme = s.theme;
  if (s.textSize) d.style.fontSize = s.textSize + '%';
  if (s.language) d.lang = s.language;
  if (s.motion) d.dataset.motion = s.motion;
} catch {
  // A browser without storage gets what the system prefers.
}
