const properties = new Set(
  (
    'alignContent alignItems alignSelf animation animationName appearance aspectRatio backdropFilter backgroundClip ' +
    'backgroundImage backgroundPosition backgroundRepeat backgroundSize borderCollapse borderSpacing boxSizing clip clipPath ' +
    'colorScheme columns columnRule columnSpan contain containIntrinsicSize containerName containerType content ' +
    'contentVisibility counterIncrement counterReset counterSet cursor direction display filter flex flexGrow flexShrink ' +
    'flexWrap float clear font fontFeatureSettings fontStyle fontVariantNumeric forcedColorAdjust gridArea gridAutoColumns ' +
    'gridAutoFlow gridAutoRows gridColumn gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart gridTemplateAreas ' +
    'gridTemplateColumns gridTemplateRows hyphens isolation justifyContent justifyItems justifySelf listStyle ' +
    'listStylePosition listStyleType maskImage maskPosition maskRepeat maskSize mixBlendMode objectFit objectPosition opacity ' +
    'order outline outlineOffset outlineStyle outlineWidth overflow overflowAnchor overflowClipMargin overflowWrap overflowX ' +
    'overflowY overscrollBehavior overscrollBehaviorX overscrollBehaviorY placeContent placeItems placeSelf pointerEvents ' +
    'resize rotate scale scrollBehavior scrollSnapAlign scrollSnapStop scrollSnapType strokeDasharray strokeDashoffset ' +
    'strokeLinecap strokeLinejoin strokeWidth tableLayout textAlign textDecorationLine textDecorationStyle ' +
    'textDecorationThickness textOverflow textRendering textTransform textUnderlineOffset textWrap touchAction transform transformOrigin ' +
    'transition transitionBehavior transitionDelay transitionProperty translate unicodeBidi userSelect verticalAlign ' +
    'viewTransitionName visibility whiteSpace WebkitTapHighlightColor willChange wordBreak'
  ).split(' '),
);

/**
 * Whether a property given to a component is a style and no attribute, beside those of `base`. It stands in for the list
 * of the package that Chakra asks, whose five hundred names every page would carry; a test holds that none is used that
 * is missing here.
 */
export const isCssProperty = (name: string): boolean =>
  properties.has(name) || name.startsWith('--') || /[&@]/.test(name);
