/** German texts of the printed things, short and our own. Names stay as they are printed, so that cards are found. */
import type { CardText } from './library';

export { WORDS } from './words.de';

export const CARDS: Record<number, CardText & { name: string; variants?: Record<string, CardText> }> = {
  1: {
    name: 'Führung',
    primary: ['Erhalte drei Kommandomarker.', 'Kaufe weitere für je 3 Einfluss.'],
    secondary: ['Kaufe Kommandomarker für je 3 Einfluss (kostet keinen Marker).'],
  },
  2: {
    name: 'Diplomatie',
    primary: [
      'Wähle ein System mit einem deiner Planeten (nie Mecatol Rex): alle Gegner legen einen Marker aus ihrem Vorrat hinein.',
      'Mach Planeten spielbereit: im Grundspiel die dieses Systems, mit Codex oder Erweiterung zwei beliebige.',
    ],
    secondary: ['1 Strategiemarker: mach bis zu zwei deiner Planeten spielbereit.'],
  },
  3: {
    name: 'Politik',
    primary: [
      'Gib den Sprechermarker jemandem, der ihn nicht hat.',
      'Ziehe zwei Aktionskarten.',
      'Sieh die obersten zwei Agenden an und lege jede nach oben oder unten zurück.',
    ],
    secondary: ['1 Strategiemarker: ziehe zwei Aktionskarten.'],
  },
  4: {
    name: 'Infrastruktur',
    primary: [
      'Stelle ein PVS oder ein Raumdock auf einen deiner Planeten.',
      'Stelle noch ein PVS auf einen deiner Planeten.',
    ],
    secondary: ['1 Strategiemarker in ein System: stelle dort ein Dock oder PVS auf einen deiner Planeten.'],
    variants: {
      te: {
        primary: ['Stelle ein Bauwerk auf, oder produziere an einem deiner Docks.', 'Stelle ein Bauwerk auf.'],
        secondary: ['1 Strategiemarker: stelle ein Bauwerk auf.'],
      },
    },
  },
  5: {
    name: 'Handel',
    primary: [
      'Erhalte drei Handelsgüter.',
      'Fülle deine Handelswaren auf.',
      'Wähle Gegner, die kostenlos folgen dürfen.',
    ],
    secondary: ['1 Strategiemarker: fülle deine Handelswaren auf.'],
  },
  6: {
    name: 'Kriegsführung',
    primary: [
      'Nimm einen deiner Marker vom Brett, dann erhalte einen Marker.',
      'Ordne die Marker auf deinem Kommandobogen neu.',
    ],
    secondary: ['1 Strategiemarker: produziere an einem Dock in deinem Heimatsystem.'],
    variants: {
      te: {
        primary: [
          'Eine taktische Aktion irgendwo, ohne einen Marker zu legen; ordne davor und danach deine Marker neu.',
        ],
        secondary: ['1 Strategiemarker: produziere mit Einheiten in deinem Heimatsystem.'],
      },
    },
  },
  7: {
    name: 'Technologie',
    primary: ['Erforsche eine Technologie.', 'Zahle 6 Ressourcen für eine weitere.'],
    secondary: ['1 Strategiemarker und 4 Ressourcen: erforsche eine Technologie.'],
  },
  8: {
    name: 'Imperium',
    primary: ['Werte ein offenes Ziel, das du erfüllst.', 'Mit Mecatol Rex: 1 Siegpunkt; sonst ziehe ein Geheimziel.'],
    secondary: ['1 Strategiemarker: ziehe ein Geheimziel.'],
  },
};

export const STEPS: Record<string, [label: string, hint: string]> = {
  'score-objectives': ['Ziele werten', 'Nach Initiative: je ein offenes und ein geheimes.'],
  'reveal-objective': [
    'Offenes Ziel aufdecken',
    'Der Sprecher dreht die nächste Karte um; Stufe II kommt nach fünf der Stufe I.',
  ],
  'draw-action-card': ['Aktionskarte ziehen', 'Je eine; mit Neural Motivator zwei.'],
  'remove-tokens': ['Kommandomarker vom Brett nehmen', 'Zurück in den Vorrat.'],
  'gain-tokens': ['Zwei Kommandomarker erhalten', 'Dann neu verteilen; Sol und Hyper Metabolism erhalten mehr.'],
  'ready-cards': ['Karten spielbereit machen', 'Planeten, Technologien, Agenten und der Rest.'],
  'repair-return': [
    'Einheiten reparieren, Strategiekarten zurück',
    'Die offizielle Liste trennt das in zwei Schritte.',
  ],
  reveal: ['Agenda aufdecken und vorlesen', 'Der Sprecher zieht und liest vor.'],
  'when-effects': ['Effekte, wenn sie aufgedeckt wird', 'Einsprüche und Ersetzungen zuerst.'],
  'after-effects': ['Effekte, nachdem sie aufgedeckt wurde', 'Vorhersagen und Stimmverbote.'],
  discussion: ['Offene Beratung', 'Abmachungen und Drohungen; nichts zu notieren.'],
  voting: [
    'Abstimmung',
    'Vom linken Nachbarn des Sprechers an; der Sprecher stimmt zuletzt und entscheidet bei Gleichstand.',
  ],
  resolve: ['Ergebnis und Folgen', 'Ergebnis notieren; Gesetze bleiben auf der Liste.'],
};

export const CONDITIONS: Record<string, string> = {
  'corner-the-market': 'Vier Planeten derselben Art halten.',
  'develop-weaponry': 'Zwei Einheitenverbesserungen.',
  'diversify-research': 'Je zwei Technologien in zwei Farben.',
  'erect-a-monument': '8 Ressourcen zahlen.',
  'expand-borders': 'Sechs Planeten außerhalb von Heimatsystemen halten.',
  'found-research-outposts': 'Drei Planeten mit Technologiesymbol halten.',
  'intimidate-council': 'Schiffe in zwei Systemen neben Mecatol Rex.',
  'lead-from-the-front': 'Drei Marker aus Taktik- oder Strategievorrat zahlen.',
  'negotiate-trade-routes': '5 Handelsgüter zahlen.',
  'sway-the-council': '8 Einfluss zahlen.',
  'amass-wealth': '3 Ressourcen, 3 Einfluss und 3 Handelsgüter zahlen.',
  'build-defenses': 'Vier Bauwerke im Spiel.',
  'discover-lost-outposts': 'Zwei Planeten mit Anhängen halten.',
  'engineer-a-marvel': 'Flaggschiff oder Kriegssonne auf dem Brett.',
  'explore-deep-space': 'Einheiten in drei Systemen ohne Planeten.',
  'improve-infrastructure': 'Bauwerke auf drei Planeten außerhalb der Heimat.',
  'make-history': 'Einheiten in zwei Systemen mit legendärem Planeten, Mecatol Rex oder Anomalie.',
  'populate-the-outer-rim': 'Einheiten in drei Randsystemen außer der Heimat.',
  'push-boundaries': 'Mehr Planeten als jeder von zwei Nachbarn.',
  'raise-a-fleet': 'Fünf Schiffe, die keine Jäger sind, in einem System.',
  'centralize-galactic-trade': '10 Handelsgüter zahlen.',
  'conquer-the-weak': 'Einen Planeten in einem fremden Heimatsystem halten.',
  'form-galactic-brain-trust': 'Fünf Planeten mit Technologiesymbol halten.',
  'found-a-golden-age': '16 Ressourcen zahlen.',
  'galvanize-the-people': 'Sechs Marker aus Taktik- oder Strategievorrat zahlen.',
  'manipulate-galactic-law': '16 Einfluss zahlen.',
  'master-the-sciences': 'Je zwei Technologien in allen vier Farben.',
  'revolutionize-warfare': 'Drei Einheitenverbesserungen.',
  'subdue-the-galaxy': 'Elf Planeten außerhalb von Heimatsystemen halten.',
  'unify-the-colonies': 'Sechs Planeten derselben Art halten.',
  'achieve-supremacy': 'Flaggschiff oder Kriegssonne in fremder Heimat oder bei Mecatol Rex.',
  'become-a-legend': 'Einheiten in vier Systemen mit legendärem Planeten, Mecatol Rex oder Anomalie.',
  'command-an-armada': 'Acht Schiffe, die keine Jäger sind, in einem System.',
  'construct-massive-cities': 'Sieben Bauwerke im Spiel.',
  'control-the-borderlands': 'Einheiten in fünf Randsystemen außer der Heimat.',
  'hold-vast-reserves': '6 Ressourcen, 6 Einfluss und 6 Handelsgüter zahlen.',
  'patrol-vast-territories': 'Einheiten in fünf Systemen ohne Planeten.',
  'protect-the-border': 'Bauwerke auf fünf Planeten außerhalb der Heimat.',
  'reclaim-ancient-monuments': 'Drei Planeten mit Anhängen halten.',
  'rule-distant-lands': 'Zwei Planeten in oder neben der Heimat zweier verschiedener Gegner halten.',
  'destroy-their-greatest-ship': 'Ein fremdes Flaggschiff oder eine Kriegssonne zerstören.',
  'make-an-example-of-their-world': 'Bombardement entfernt die letzten fremden Bodentruppen eines Planeten.',
  'spark-a-rebellion': 'Den Punktführenden im Kampf schlagen.',
  'turn-their-fleets-to-dust': 'Weltraumkanonen entfernen das letzte fremde Schiff im System (Codex: außer Jägern).',
  'unveil-flagship': 'Einen Raumkampf mit überlebendem Flaggschiff gewinnen.',
  'adapt-new-strategies': 'Zwei eigene Fraktionstechnologien.',
  'become-the-gatekeeper': 'Schiffe an einem Alpha- und einem Beta-Wurmloch.',
  'control-the-region': 'Schiffe in sechs Systemen.',
  'cut-supply-lines': 'Schiffe in einem System mit einem fremden Dock.',
  'establish-a-perimeter': 'Vier PVS auf dem Brett.',
  'forge-an-alliance': 'Vier kulturelle Planeten halten.',
  'form-a-spy-network': 'Fünf Aktionskarten abwerfen.',
  'fuel-the-war-machine': 'Drei Raumdocks auf dem Brett.',
  'gather-a-mighty-fleet': 'Fünf Dreadnoughts auf dem Brett.',
  'learn-the-secrets-of-the-cosmos': 'Schiffe in drei Systemen, jedes neben einer Anomalie.',
  'master-the-laws-of-physics': 'Vier Technologien einer Farbe.',
  'mine-rare-metals': 'Vier gefährliche Planeten halten.',
  'monopolize-production': 'Vier industrielle Planeten halten.',
  'occupy-the-seat-of-the-empire': 'Mecatol Rex halten, mit drei Schiffen darüber.',
  'threaten-enemies': 'Schiffe neben einem fremden Heimatsystem.',
  'become-a-martyr': 'Einen Planeten in einem Heimatsystem verlieren.',
  'betray-a-friend': 'Jemanden schlagen, dessen Schuldschein in deinem Spielbereich liegt.',
  'brave-the-void': 'Einen Kampf in einer Anomalie gewinnen.',
  'darken-the-skies': 'Einen Kampf in einem fremden Heimatsystem gewinnen.',
  'demonstrate-your-power': 'Nach einem Raumkampf drei Schiffe, die keine Jäger sind, im aktiven System.',
  'fight-with-precision': 'Jägerabwehr entfernt dort den letzten fremden Jäger.',
  'prove-endurance': 'In dieser Runde als Letzter passen.',
  'defy-space-and-time': 'Einheiten im Wurmlochnexus.',
  'destroy-heretical-works': 'Zwei Reliktfragmente vernichten.',
  'establish-hegemony': 'Planeten mit zusammen 12 Einfluss.',
  'foster-cohesion': 'Nachbar aller anderen Spieler sein.',
  'hoard-raw-materials': 'Planeten mit zusammen 12 Ressourcen.',
  'mechanize-the-military': 'Je ein Mech auf vier Planeten.',
  'occupy-the-fringe': 'Neun Bodentruppen auf einem Planeten ohne eigenes Dock.',
  'produce-en-masse': 'Produktion 8 oder mehr in einem System.',
  'seize-an-icon': 'Einen legendären Planeten halten.',
  'stake-your-claim': 'Einen Planeten in einem System halten, in dem ein Gegner einen anderen hält.',
  'strengthen-bonds': 'Ein fremder Schuldschein in deinem Spielbereich.',
  'dictate-policy': 'Drei oder mehr Gesetze in Kraft.',
  'drive-the-debate': 'Du oder dein Planet wird gewählt.',
};

const NOTHING = 'Nichts geschieht.';

export const AGENDAS: Record<string, { for?: string; against?: string; effect?: string }> = {
  'anti-intellectual-revolution': {
    for: 'Forschen kostet den Forschenden ein Schiff, das kein Jäger ist.',
    against: 'In der nächsten Strategiephase erschöpft jeder einen Planeten je eigener Technologie.',
  },
  'classified-document-leaks': { effect: 'Dieses Geheimziel wird ein offenes Ziel.' },
  'committee-formation': {
    effect: 'Der Besitzer darf sie abwerfen, um eine spätere Wahl eines Spielers ohne Abstimmung zu entscheiden.',
  },
  'conventions-of-war': {
    for: 'Kulturelle Planeten werden nicht bombardiert.',
    against: 'Wer dagegen stimmte, wirft alle Aktionskarten ab.',
  },
  'core-mining': { effect: 'Der Planet verliert eine Infanterie und gewinnt 2 Ressourcen.' },
  'demilitarized-zone': { effect: 'Der Planet wird geräumt und trägt keine Einheiten mehr.' },
  'enforced-travel-ban': {
    for: 'Alpha- und Beta-Wurmlöcher helfen der Bewegung nicht.',
    against: 'PVS in oder neben Wurmlochsystemen werden zerstört.',
  },
  'executive-sanctions': {
    for: 'Höchstens drei Aktionskarten auf der Hand.',
    against: 'Jeder verliert eine zufällige Aktionskarte.',
  },
  'fleet-regulations': {
    for: 'Höchstens vier Marker im Flottenvorrat.',
    against: 'Jeder legt einen Marker in den Flottenvorrat.',
  },
  'holy-planet-of-ixth': { effect: 'Der Planet zählt 1 Punkt für den, der ihn hält, und kann nicht produzieren.' },
  'homeland-defense-act': { for: 'Beliebig viele PVS je Planet.', against: 'Jeder zerstört ein eigenes PVS.' },
  'imperial-arbiter': {
    effect: 'Der Besitzer darf sie am Ende einer Strategiephase abwerfen, um mit jemandem Strategiekarten zu tauschen.',
  },
  'minister-of-commerce': { effect: 'Füllt der Besitzer Handelswaren auf, erhält er auch 1 Handelsgut je Nachbar.' },
  'minister-of-exploration': { effect: 'Der Besitzer erhält 1 Handelsgut je gewonnenem Planeten.' },
  'minister-of-industry': { effect: 'An neuen Docks des Besitzers darf sofort produziert werden.' },
  'minister-of-peace': {
    effect: 'Der Besitzer darf sie abwerfen, um den Zug dessen zu beenden, der ein besetztes System aktiviert.',
  },
  'minister-of-policy': { effect: 'Der Besitzer zieht nach jeder Statusphase eine Aktionskarte.' },
  'minister-of-sciences': { effect: 'Der Besitzer zahlt bei Technologie keine Ressourcen.' },
  'minister-of-war': {
    effect: 'Der Besitzer darf sie abwerfen, um einen Marker zurückzuholen und noch einmal zu handeln.',
  },
  'prophecy-of-ixth': {
    effect: 'Jäger des Besitzers treffen besser; verloren, wenn eine Produktion weniger als zwei Jäger bringt.',
  },
  'publicize-weapon-schematics': {
    for: 'Kriegssonnen brauchen keine Voraussetzungen mehr, sobald jemand sie hat, und halten keinen Schaden mehr aus.',
    against: 'Wer Kriegssonnen erforscht hat, wirft alle Aktionskarten ab.',
  },
  'regulated-conscription': { for: 'Jäger und Infanterie gibt es einzeln statt zu zweit.', against: NOTHING },
  'representative-government-base': {
    for: 'Eine Stimme je Spieler; dafür werden keine Planeten erschöpft.',
    against: 'Wer dagegen stimmte, erschöpft in der nächsten Strategiephase seine kulturellen Planeten.',
  },
  'research-team-biotic': { effect: 'Erschöpfe die Karte, um eine grüne Voraussetzung zu überspringen.' },
  'research-team-cybernetic': { effect: 'Erschöpfe die Karte, um eine gelbe Voraussetzung zu überspringen.' },
  'research-team-propulsion': { effect: 'Erschöpfe die Karte, um eine blaue Voraussetzung zu überspringen.' },
  'research-team-warfare': { effect: 'Erschöpfe die Karte, um eine rote Voraussetzung zu überspringen.' },
  'senate-sanctuary': { effect: 'Der Planet gewinnt 2 Einfluss.' },
  'shard-of-the-throne': { effect: 'Der Besitzer hat 1 Punkt; sie geht an den, der ihn im Kampf schlägt.' },
  'shared-research': {
    for: 'Einheiten dürfen Nebel durchqueren.',
    against: 'Jeder legt einen Marker in sein Heimatsystem.',
  },
  'terraforming-initiative': { effect: 'Der Planet gewinnt 1 Ressource und 1 Einfluss.' },
  'the-crown-of-emphidia': {
    effect: 'Der Besitzer hat 1 Punkt; sie geht an den, der einen Planeten seiner Heimat nimmt.',
  },
  'the-crown-of-thalnos': { effect: 'Der Besitzer darf Kampfwürfel wiederholen; wer dann verfehlt, wird zerstört.' },
  'wormhole-reconstruction': {
    for: 'Alle Alpha- und Beta-Wurmlochsysteme sind benachbart.',
    against: 'Jeder legt einen Marker in jedes Wurmlochsystem mit eigenen Schiffen.',
  },
  'archived-secret': { effect: 'Der Gewählte zieht ein Geheimziel.' },
  'arms-reduction': {
    for: 'Jeder behält höchstens zwei Dreadnoughts und vier Kreuzer.',
    against: 'Planeten mit Technologiesymbol sind in der nächsten Strategiephase erschöpft.',
  },
  'colonial-redistribution': {
    effect:
      'Die Einheiten dort werden zerstört; der Besitzer wählt einen Punktletzten, der eine Infanterie landen darf.',
  },
  'compensated-disarmament': { effect: 'Die Bodentruppen dort werden für je 1 Handelsgut zerstört.' },
  'economic-equality': { for: 'Alle haben danach fünf Handelsgüter.', against: 'Alle verlieren ihre Handelsgüter.' },
  'incentive-program': {
    for: 'Ein zusätzliches Ziel der Stufe I wird aufgedeckt.',
    against: 'Ein zusätzliches Ziel der Stufe II wird aufgedeckt.',
  },
  'ixthian-artifact': {
    for: 'Der Sprecher würfelt: bei 6 bis 10 darf jeder zweimal forschen, bei 1 bis 5 Verwüstung um Mecatol Rex.',
    against: NOTHING,
  },
  'judicial-abolishment': { effect: 'Das gewählte Gesetz wird abgeworfen.' },
  'miscount-disclosed': { effect: 'Über das gewählte Gesetz wird neu abgestimmt.' },
  mutiny: { for: 'Wer dafür stimmte, erhält 1 Punkt.', against: 'Wer dafür stimmte, verliert 1 Punkt.' },
  'new-constitution': {
    for: 'Alle Gesetze werden abgeworfen; Heimatplaneten sind in der nächsten Strategiephase erschöpft.',
    against: NOTHING,
  },
  'public-execution': {
    effect:
      'Der Gewählte wirft Aktionskarten ab, gibt den Sprechermarker weiter und stimmt in dieser Phase nicht mehr ab.',
  },
  'seed-of-an-empire': {
    for: 'Wer die meisten Punkte hat, erhält 1.',
    against: 'Wer die wenigsten Punkte hat, erhält 1.',
  },
  'swords-to-plowshares': {
    for: 'Die Hälfte aller Infanterie wird zu Handelsgütern.',
    against: 'Auf jeden gehaltenen Planeten kommt eine Infanterie.',
  },
  'unconventional-measures': {
    for: 'Wer dafür stimmte, zieht zwei Aktionskarten.',
    against: 'Wer dafür stimmte, wirft alle Aktionskarten ab.',
  },
  'wormhole-research': {
    for: 'Wer an Wurmlöchern steht, darf forschen; dann werden Schiffe an Alpha und Beta zerstört.',
    against: 'Wer dagegen stimmte, verliert einen Kommandomarker.',
  },
  'articles-of-war': {
    for: 'Mechs verlieren ihre Fähigkeiten, außer Schaden auszuhalten.',
    against: 'Wer dafür stimmte, erhält 3 Handelsgüter.',
  },
  'checks-and-balances': {
    for: 'Gewählte Strategiekarten gibt man jemandem, der noch eine braucht.',
    against: 'Nach dieser Phase werden nur je drei Planeten spielbereit.',
  },
  'nexus-sovereignty': {
    for: 'Alpha und Beta des Nexus helfen der Bewegung nicht.',
    against: 'Mecatol Rex erhält ein Gamma-Wurmloch.',
  },
  'political-censure': { effect: 'Der Besitzer hat 1 Punkt, solange er sie hat, und spielt keine Aktionskarten.' },
  'representative-government-pok': {
    for: 'Genau eine Stimme je Spieler, keine zusätzlichen.',
    against: 'Wer dagegen stimmte, erschöpft in der nächsten Strategiephase seine kulturellen Planeten.',
  },
  'search-warrant': { effect: 'Der Besitzer zieht zwei Geheimziele und spielt sie offen.' },
  'armed-forces-standardization': { effect: 'Die Vorräte des Gewählten werden Taktik 3, Flotte 3, Strategie 2.' },
  'clandestine-operations': {
    for: 'Jeder verliert zwei Kommandomarker.',
    against: 'Jeder verliert einen Flottenmarker.',
  },
  'covert-legislation': {
    effect: 'Der Sprecher zieht geheim die nächste Agenda; der Tisch kennt nur die Art des Ergebnisses.',
  },
  'galactic-crisis-pact': { effect: 'Jeder darf die Sekundärfähigkeit dieser Karte kostenlos nutzen.' },
  'minister-of-antiques': { effect: 'Der Gewählte erhält ein Relikt.' },
  'rearmament-agreement': {
    for: 'Jeder stellt einen Mech in die Heimat.',
    against: 'Alle Mechs werden zu Infanterie.',
  },
  'research-grant-reallocation': {
    effect: 'Der Gewählte erhält eine beliebige Technologie und verliert je Voraussetzung einen Flottenmarker.',
  },
};

export const HINTS: Record<string, string> = {
  'ancient-burial-sites': 'Erschöpft die kulturellen Planeten eines Spielers.',
  'maw-of-worlds': 'Wird vernichtet, mit allen eigenen Planeten erschöpft, für eine Technologie.',
  veto: 'Ersetzt die Agenda durch die nächste.',
  'political-secret': 'Nimmt dem Geber des Scheins für diese Agenda das Wort.',
  'diplomatic-pressure': 'Jemand muss einen Schuldschein abgeben.',
  quash: 'Ein Strategiemarker ersetzt die Agenda.',
  'political-favor': 'Xxcha verliert einen Strategiemarker, und die Agenda wird ersetzt.',
  'assassinate-representative': 'Ein Spieler darf nicht abstimmen.',
  riders: 'Vorhersagen statt abstimmen; wer richtig liegt, gewinnt. Imperial Rider zählt einen Punkt.',
  'hack-election': 'Die Abstimmung läuft andersherum.',
  'insider-information': 'Ein Blick in den Agendastapel.',
  sanction: 'Vorhersagen statt abstimmen; stimmt es, verlieren diese Wähler einen Flottenmarker.',
  'galactic-threat': 'Sagt voraus, um eine Technologie zu kopieren.',
  'keleres-rider': 'Vorhersagen statt abstimmen, für eine Karte und Handelsgüter.',
  'odlynn-myrr': 'Held mit der Heimat der Xxcha: mehr Stimmen und eine Vorhersage.',
  'distinguished-councilor': 'Fünf Stimmen mehr nach der Abstimmung.',
  bribery: 'Nach der Stimme des Sprechers kaufen Handelsgüter Stimmen.',
  'predictive-intelligence-votes': 'Drei Stimmen mehr, mit einem Risiko.',
  zeal: 'Stimmt zuerst ab, mit zusätzlichen Stimmen.',
  'genetic-recombination-votes': 'Drängt einen Spieler zu einer bestimmten Stimme.',
  'gila-the-silvertongue': 'Jedes Handelsgut kauft zwei Stimmen.',
  'elder-qanoj': 'Eine Stimme mehr je erschöpftem Planeten; die Abstimmung kann nicht verboten werden.',
  'blood-pact': 'Vier Stimmen mehr, wenn man wie die Empyrean stimmt.',
  'confusing-legal-text': 'Der Gewählte nennt jemand anderen.',
  'confounding-legal-text': 'Übernimmt die Wahl eines anderen.',
  'deadly-plot': 'Hebt das Ergebnis auf und erschöpft die Planeten des Verschwörers.',
  'future-sight': '1 Handelsgut, wenn das unterstützte Ergebnis gewinnt.',
};
